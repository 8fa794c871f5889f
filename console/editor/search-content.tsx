import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { fill } from '../../domain/text.ts';
import { addressOf } from '../address.ts';
import { answerOf } from '../api.ts';
import { useConsole } from '../context.ts';
import { namesOf } from '../names.ts';
import { TextField } from '../parts/fields.tsx';
import { LinkRow } from '../parts/rows.tsx';
import { readable } from './field-names.ts';

/** Finds texts and facts in every language. A result opens its page with the sheet of its field. */
export function SearchContent() {
  const context = useConsole();
  const { shell, site } = context.words;
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data, isFetching } = useQuery({
    ...answerOf(publishingApi.search(text)),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = text.length > 1 ? data?.results : undefined;
  const names = namesOf(context);
  return (
    <search>
      <TextField
        id="content-search"
        ref={(field) => field?.focus()}
        type="search"
        label={site.searchAll}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className="quiet">
        {isFetching ? shell.preparing : found?.length === 0 && fill(site.searchNone, { text })}
      </p>
      {found && found.length > 0 && (
        <ul className="rows">
          {found.map(({ file, path, text: line, page }) => (
            <li key={file + path}>
              <LinkRow
                href={addressOf(file, path, page)}
                title={names.page(page)}
                detail={readable(context, line)}
              />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
