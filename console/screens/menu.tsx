import { useEffect, useState } from 'react';
import { fieldId, fieldOf } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { addressOf, useAddress } from '../address.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { PAGE_PRICES, SERVICES, type Service, useMenu } from '../content/use-menu.ts';
import { useComing } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { AddForm } from '../editor/add-form.tsx';
import { Editor } from '../editor/editor.tsx';
import { labelOf, newId } from '../editor/schema.ts';
import { PagePriceForm, ServiceForm } from '../editor/service-form.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Screen } from '../parts/status.tsx';

const FADES = 'facts/fades.yaml';

/** The services and offers by their group on /booking, then the prices that appear only on other pages. */
export function Menu() {
  const { words } = useConsole();
  const { file, services, pagePrices } = useMenu();
  const groups = useOptions('groups');
  const fades = useContentFile(FADES).data?.draft ?? [];
  // Empty until the services are loaded: otherwise a price would move to its service later and lose the focus.
  const others = pagePrices.filter(
    ({ thing }) => services.length > 0 && !services.some(({ id }) => id === thing),
  );
  const { target = '' } = useAddress();
  const { file: targetFile, path } = fieldOf(target);
  /** The service of the field that the address names. */
  const targetId =
    targetFile === PAGE_PRICES
      ? pagePrices.find(({ page, id }) => page === path[0] && id === path[1])?.thing
      : path[targetFile === SERVICES ? 0 : 1];
  // Without their forms the menu opens two to four times as fast on a slow phone.
  const [showsOthers, setShowsOthers] = useState(false);
  const isOtherTarget =
    targetFile === FADES || others.some(({ page, id }) => page === path[0] && id === path[1]);
  useEffect(() => {
    if (isOtherTarget) setShowsOthers(true);
  }, [isOtherTarget]);
  return (
    <Screen title={words.shell.menu} query={file}>
      {file.data && <AddService />}
      {/* Waits for the groups: otherwise services would move to another group later and close. */}
      {groups.length > 0 &&
        [...groups, { value: '', label: words.menu.otherGroup }].map(({ value, label }) => {
          const isIn = ({ group = '' }: Service) =>
            (groups.some((one) => one.value === group) ? group : '') === value;
          const inGroup = services.filter(isIn);
          return (
            inGroup.length > 0 && (
              <section key={value} className="stack" aria-label={label}>
                <h2>{label}</h2>
                {inGroup.map((service) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    target={service.id === targetId ? target : undefined}
                  />
                ))}
              </section>
            )
          );
        })}
      <details
        hidden={!others.length && !fades.length}
        open={showsOthers}
        onToggle={({ currentTarget }) => setShowsOthers(currentTarget.open)}
      >
        <summary>{words.menu.others}</summary>
        {showsOthers && (
          <div className="columns">
            {others.map((one) => (
              <PagePriceForm key={one.page + one.id} of={one} />
            ))}
            {fades.map(({ id }) => (
              <details key={id} className="accordion">
                <summary>{fill(words.menu.fade, { name: labelOf(id, words.editor.names) })}</summary>
                <Editor files={[{ path: FADES }]} at={[id]} without={['id']} />
              </details>
            ))}
          </div>
        )}
      </details>
    </Screen>
  );
}

/** Adds a service by its name, in the group and with the icon of the first one. Its form asks for the rest. */
function AddService() {
  const { words, today } = useConsole();
  const { services, pagePrices } = useMenu();
  const { facts = {} } = useContentFile(SERVICES).data ?? {};
  const { mutate, isError } = useChangeFiles();
  const [first] = services;
  const add = (name: string) => {
    const taken = [
      ...services.map(({ id }) => id),
      ...pagePrices.map(({ thing }) => thing),
      ...Object.keys(facts).map((fact) => fact.split('.')[0] ?? ''),
    ];
    const id = newId(name, taken);
    const value = { id, price: null, minutes: null, icon: first?.icon, group: first?.group };
    const inLanguages = today.languages.map(({ locale }, index) => ({
      file: `${locale}/services.yaml`,
      make: () => ({ path: ['items', id], value: { name: index ? '' : name } }),
    }));
    mutate([{ file: SERVICES, make: () => ({ path: [id], value }) }, ...inLanguages], {
      onSuccess: () => location.assign(addressOf(SERVICES, [id, 'price'])),
    });
  };
  const language = today.languages[0]?.name;
  return (
    <details className="card console-card">
      <summary>{words.menu.add}</summary>
      <div className="stack">
        <AddForm
          id="new-service"
          label={fill(words.editor.inLanguage, { name: labelOf('name', words.editor.names), language })}
          add={add}
        />
        <p role="alert">{isError && words.editor.notSaved}</p>
      </div>
    </details>
  );
}

type ServiceCardProps = { service: Service; target: string | undefined };

/** One line per service, which opens its form. */
function ServiceCard({ service, target }: ServiceCardProps) {
  const { words, branches, today, locale: tag } = useConsole();
  const { id, name, price, minutes, availableAt } = service;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  const toggle = (open: boolean) => {
    setOpen(open);
    // Clears the address, so that the same link can open the card again.
    if (target && !open) location.replace('#menu');
  };
  const branchNames = availableAt?.map((slug) => branches.find((one) => one.slug === slug)?.name ?? slug);
  return (
    <details
      className="card console-card"
      open={isOpen}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary id={fieldId(SERVICES, [id])}>
        <span>
          <span>{name}</span>{' '}
          <span className="quiet">
            {fill(words.menu.figures, {
              price: String(price ?? '?'),
              minutes: String(minutes ?? '?'),
              branches: branchNames ? joinWithComma(branchNames, tag) : words.menu.everyBranch,
            })}
          </span>
          {today.languages.map(({ locale }) => (
            <MissingName key={locale} locale={locale} id={id} name={name} />
          ))}{' '}
          <ComingPrices id={id} />
        </span>
      </summary>
      {isOpen && <ServiceForm id={id} />}
    </details>
  );
}

/** The prices that a service will have, and from when. */
function ComingPrices({ id }: { id: string }) {
  const { words, locale } = useConsole();
  const { comes, ends } = words.days.coming;
  const field = fieldId(SERVICES, [id, 'price']);
  return useComing().data?.entries.map(({ id: key, day, isEnd, changes }) => {
    const change = changes.find((one) => fieldId(one.file, one.path) === field);
    if (!change) return null;
    const [text, price] = isEnd ? [ends, change.before] : [comes, change.value];
    return (
      <span key={key} className="badge">{`${fill(text, { day: formatDay(day, locale) })}: ${price} `}</span>
    );
  });
}

/** Says that a service has no name in a language yet. */
function MissingName({ locale, id, name }: { locale: string; id: string; name: string }) {
  const { words, locale: tag } = useConsole();
  const names = useContentFile(`${locale}/services.yaml`).data?.draft;
  if (!names || names.items[id]?.name) return null;
  const language = new Intl.DisplayNames(tag, { type: 'language' }).of(locale);
  return (
    <>
      {' '}
      <span className="badge">{fill(words.menu.lacks, { name, language })}</span>
    </>
  );
}
