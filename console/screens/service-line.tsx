import { useEffect, useState } from 'react';
import { SERVICES } from '../../domain/content-files.ts';
import { fieldId } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { formatLanguage } from '../../domain/languages.ts';
import { moved } from '../../domain/services.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { useChangeFiles, useContentFile, useField } from '../content/use-content.ts';
import { type Service, useMenu } from '../content/use-menu.ts';
import { usePlans } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { ServiceForm } from '../editor/service-form.tsx';
import { spanText } from '../names.ts';

type ServiceLineProps = { service: Service; group: Service[]; target: string | undefined };

/** One line per service, which opens its form. It can be dragged to another place of its group. */
export function ServiceLine({ service, group, target }: ServiceLineProps) {
  const { words, branches, today, locale: tag } = useConsole();
  const { id, name, price, minutes, availableAt } = service;
  const { live } = useField(SERVICES, [id, 'price']);
  const { services } = useMenu();
  const { mutate } = useChangeFiles();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  const toggle = (open: boolean) => {
    setOpen(open);
    // Clears the address, so that the same link can open the line again.
    if (target && !open) location.replace('#menu');
  };
  const move = (from: string, to: string) =>
    mutate(
      moved(services, from, to, tag).map((one) => ({
        file: SERVICES,
        make: () => ({ path: [one.id, 'rank'], value: one.rank }),
      })),
    );
  const place = group.indexOf(service);
  const [before, after] = [group[place - 1], group[place + 1]];
  const branchNames = availableAt?.map((slug) => branches.find((one) => one.slug === slug)?.name ?? slug);
  return (
    <details
      className="fare"
      open={isOpen}
      draggable={!isOpen}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const from = event.dataTransfer.getData('text/plain');
        if (group.some((one) => one.id === from)) move(from, id);
      }}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary id={fieldId(SERVICES, [id])}>
        <span className="dotted">{name}</span>
        <span className="fare-costs">
          <small>{words.menu.price}</small> <b className="numeral">{spanText(price)}</b>
        </span>
        <span className="fare-rest">
          <span>
            {fill(words.menu.figures, {
              minutes: spanText(minutes),
              branches: branchNames ? joinWithComma(branchNames, tag) : words.menu.everyBranch,
            })}
          </span>
          {live !== undefined && live !== price && (
            <span className="brass">{fill(words.menu.was, { price: spanText(live) })}</span>
          )}
          {today.languages.map(({ locale }) => (
            <MissingName key={locale} locale={locale} id={id} name={name} />
          ))}
          <PlannedPrices id={id} />
        </span>
      </summary>
      {isOpen && (
        <div className="opened">
          <ServiceForm
            id={id}
            onUp={before && (() => move(id, before.id))}
            onDown={after && (() => move(id, after.id))}
          />
        </div>
      )}
    </details>
  );
}

/** The prices that a service will have, and from when. */
function PlannedPrices({ id }: { id: string }) {
  const { words, locale } = useConsole();
  const { comes, ends } = words.days.plans;
  const field = fieldId(SERVICES, [id, 'price']);
  return usePlans().data?.entries.map(({ id: key, day, isEnd, changes }) => {
    const change = changes.find((one) => fieldId(one.file, one.path) === field);
    if (!change) return null;
    const [text, price] = isEnd ? [ends, change.before] : [comes, change.value];
    return (
      <span key={key} className="brass">
        {`${fill(text, { day: formatDay(day, locale) })}: ${spanText(price)}`}
      </span>
    );
  });
}

/** Says that a service has no name in a language yet. */
function MissingName({ locale, id, name }: { locale: string; id: string; name: string }) {
  const { words, locale: tag } = useConsole();
  const names = useContentFile(`${locale}/services.yaml`).data?.draft;
  if (!names || names.items[id]?.name) return null;
  return (
    <span className="warning">{fill(words.menu.lacks, { name, language: formatLanguage(locale, tag) })}</span>
  );
}
