import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { NumberField } from './number-field.tsx';
import { useContentFile } from './use-content.ts';

const SERVICES = 'facts/services.yaml';
type Service = { id: string; price: number; minutes: number };

/** The menu, a big number each. */
export function Prices({ words }: ConsoleProps) {
  const services = (useContentFile(SERVICES).data?.draft ?? []) as Service[];
  const named = useContentFile('en/services.yaml').data?.draft as
    | { items: Record<string, { name: string }> }
    | undefined;
  return (
    <section className="stack">
      <SectionTitle title={words.shell.prices} wideOnly />
      {named &&
        services.map(({ id }) => (
          <NumberField
            key={id}
            words={words.desk}
            file={SERVICES}
            path={[id, 'price']}
            label={named.items[id]?.name ?? id}
          />
        ))}
    </section>
  );
}
