import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from '../site/model/record.ts';
import { lighten } from './html/lighten.ts';
import { readPage } from './html/read.ts';
import type { Reference } from './html/references.ts';
import { policyOf } from './policy.ts';

/** A page as it goes out, and what is known of it. */
export type PublishedPage = {
  file: string;
  record: PageRecord;
  policy: string;
  references: Reference[];
};

/** Makes a page ready to go out; an error names the page. */
export async function publishPage(folder: string, file: string): Promise<PublishedPage> {
  const source = await readFile(join(folder, file), 'utf8');
  try {
    const { html, record, extras } = lighten(readPage(source));
    const page = readPage(html);
    const policy = policyOf(page, record);
    for (const extra of extras) await writeFile(join(folder, extra.file), extra.text);
    await writeFile(join(folder, file), html);
    return { file, record, policy, references: page.references };
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
