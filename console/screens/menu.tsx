import { useEffect, useState } from 'react';
import { FADES, PAGE_PRICES, SERVICES } from '../../domain/content-files.ts';
import { fieldOf } from '../../domain/field-path.ts';
import { orderServices } from '../../domain/services.ts';
import { fill } from '../../domain/text.ts';
import { addressOf, useAddress } from '../address.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { type Service, useMenu } from '../content/use-menu.ts';
import { useConsole } from '../context.ts';
import { AddForm } from '../editor/add-form.tsx';
import { Editor } from '../editor/editor.tsx';
import { labelOf, newId } from '../editor/schema.ts';
import { PagePriceForm } from '../editor/service-form.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Dialog } from '../parts/dialog.tsx';
import { IconButton } from '../parts/icon.tsx';
import { Fold, Section } from '../parts/rows.tsx';
import { Screen } from '../parts/status.tsx';
import { ServiceLine } from './service-line.tsx';

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
      actions={file.data && <IconButton icon="plus" label={words.menu.add} onClick={() => setAdding(true)} />}
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
              <Section key={value} title={label}>
                {inGroup.map((service) => (
                  <ServiceLine
                    key={service.id}
                    service={service}
                    group={inGroup}
                    target={service.id === targetId ? target : undefined}
                  />
                ))}
              </Section>
            )
          );
        })}
      {(others.length > 0 || fades.length > 0) && (
        <Fold title={words.menu.others} isOpen={showsOthers} onToggle={setShowsOthers}>
          {showsOthers && others.map((one) => <PagePriceForm key={one.page + one.id} of={one} />)}
          {showsOthers &&
            fades.map(({ id }) => (
              <details key={id} className="accordion">
                <summary>{labelOf(id, words.editor.names, `fades.${id}`)}</summary>
                <Editor files={[{ path: FADES }]} at={[id]} without={['id']} />
              </details>
            ))}
        </Fold>
      )}
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
      make: () => ({ path: ['items', id], value: index ? {} : { name } }),
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
