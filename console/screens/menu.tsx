import { useEffect, useState } from 'react';
import { FADES, PAGE_PRICES, SERVICES } from '../../domain/content-files.ts';
import { fieldId, fieldOf } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { moved, orderServices } from '../../domain/services.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { addressOf, useAddress } from '../address.ts';
import { useChangeFiles, useContentFile, useField } from '../content/use-content.ts';
import { type Service, useMenu } from '../content/use-menu.ts';
import { usePlans } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { AddForm } from '../editor/add-form.tsx';
import { Editor } from '../editor/editor.tsx';
import { labelOf, newId } from '../editor/schema.ts';
import { PagePriceForm, ServiceForm } from '../editor/service-form.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Screen } from '../parts/status.tsx';

/** The bill of fare: services and offers by their group on /booking, then the prices that appear only on other pages. */
export function Menu() {
  const { words, locale } = useConsole();
  const { file, services, pagePrices } = useMenu();
  const groups = useOptions('groups');
  const fades = useContentFile(FADES).data?.draft ?? [];
  const [isAdding, setAdding] = useState(false);
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
    <Screen
      title={words.shell.menu}
      isNarrow
      query={file}
      actions={
        file.data && (
          <button
            type="button"
            className="icon-button"
            aria-label={words.menu.add}
            onClick={() => setAdding(true)}
          >
            <Icon name="plus" />
          </button>
        )
      }
    >
      {isAdding && <AddService onClose={() => setAdding(false)} />}
      {/* Waits for the groups: otherwise services would move to another group later and close. */}
      {groups.length > 0 &&
        [...groups, { value: '', label: words.menu.otherGroup }].map(({ value, label }) => {
          const isIn = ({ group = '' }: Service) =>
            (groups.some((one) => one.value === group) ? group : '') === value;
          const inGroup = orderServices(services.filter(isIn), locale);
          return (
            inGroup.length > 0 && (
              <section key={value} aria-label={label}>
                <h2 className="group">{label}</h2>
                {inGroup.map((service) => (
                  <ServiceLine
                    key={service.id}
                    service={service}
                    group={inGroup}
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
        <summary className="row-tap">
          <b>{words.menu.others}</b>
        </summary>
        {showsOthers && (
          <div className="opened">
            {others.map((one) => (
              <PagePriceForm key={one.page + one.id} of={one} />
            ))}
            {fades.map(({ id }) => (
              <details key={id} className="accordion">
                <summary>{labelOf(id, words.editor.names, `fades.${id}`)}</summary>
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
function AddService({ onClose }: { onClose: () => void }) {
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
      onSuccess: () => {
        onClose();
        location.assign(addressOf(SERVICES, [id, 'price']));
      },
    });
  };
  const language = today.languages[0]?.name;
  return (
    <Dialog title={words.menu.add} onClose={onClose} isSheet>
      <AddForm
        id="new-service"
        label={fill(words.editor.inLanguage, { name: labelOf('name', words.editor.names), language })}
        add={add}
      />
      <p role="alert">{isError && words.editor.notSaved}</p>
    </Dialog>
  );
}

type ServiceLineProps = { service: Service; group: Service[]; target: string | undefined };

/** One line per service, which opens its form. It can be dragged to another place of its group. */
function ServiceLine({ service, group, target }: ServiceLineProps) {
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
  const move = (from: string, to: string | undefined) =>
    to !== undefined &&
    mutate(
      moved(services, from, to, tag).map((one) => ({
        file: SERVICES,
        make: () => ({ path: [one.id, 'rank'], value: one.rank }),
      })),
    );
  const place = group.findIndex((one) => one.id === id);
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
        <span className="fare-called">{name}</span>
        <span className="fare-costs">
          <small>{words.menu.price}</small> <b className="numeral">{String(price ?? '?')}</b>
        </span>
        <span className="fare-rest">
          <span>
            {fill(words.menu.figures, {
              minutes: String(minutes ?? '?'),
              branches: branchNames ? joinWithComma(branchNames, tag) : words.menu.everyBranch,
            })}
          </span>
          {live !== undefined && live !== price && (
            <span className="brass">{fill(words.menu.was, { price: String(live) })}</span>
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
            onMove={(by) => move(id, group[place + by]?.id)}
            isFirst={place === 0}
            isLast={place === group.length - 1}
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
        {`${fill(text, { day: formatDay(day, locale) })}: ${price}`}
      </span>
    );
  });
}

/** Says that a service has no name in a language yet. */
function MissingName({ locale, id, name }: { locale: string; id: string; name: string }) {
  const { words, locale: tag } = useConsole();
  const names = useContentFile(`${locale}/services.yaml`).data?.draft;
  if (!names || names.items[id]?.name) return null;
  const language = new Intl.DisplayNames(tag, { type: 'language' }).of(locale);
  return <span className="warning">{fill(words.menu.lacks, { name, language })}</span>;
}
