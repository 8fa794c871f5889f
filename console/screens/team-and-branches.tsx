import { useState } from 'react';
import { pagePath } from '../../contract/routes.ts';
import { BRANCHES, PHOTOS, TEAM } from '../../domain/content-files.ts';
import { fieldId, fieldOf, valueAt } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf, useAddress } from '../address.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { recordOf } from '../editor/record.ts';
import { RemoveRecord } from '../editor/remove-record.tsx';
import { useOptions } from '../editor/use-options.ts';
import { focusField } from '../focus.ts';
import { localName } from '../names.ts';
import { Fold, LinkRow, Section } from '../parts/rows.tsx';
import { Screen } from '../parts/status.tsx';
import { BranchChecklist } from './branch-checklist.tsx';
import { BranchHours, useWeekText } from './branch-hours.tsx';
import { useSectionName } from './more.tsx';
import { NewBranch, NewRecord } from './new-record.tsx';

/** Fields that the forms leave out: they are edited elsewhere, or other files refer to them. */
const EXCLUDED = ['slug', 'id', 'hours', 'exceptions', 'copied', 'image'];
const PORTRAIT = { width: 800, height: 1000, crop: 'Portrait 4:5, the face in the upper half' };
const INTERIOR = { width: 1600, height: 1200, crop: 'Landscape 4:3, the chairs in the middle third' };

/** The branches; the one that the address names, or the only one of the account, with its hours, barbers and facts. */
export function TeamAndBranches() {
  const context = useConsole();
  const { records } = context.words;
  const isOwner = useStaff().role === 'owner';
  const file = useContentFile(BRANCHES);
  const team = useContentFile(TEAM).data?.draft ?? [];
  const weekText = useWeekText();
  const title = useSectionName()('team');
  const branches = file.data?.draft ?? [];
  const own = useOptions('branches').flatMap(
    ({ value }) => branches.find(({ slug }) => slug === value) ?? [],
  );
  const { target = '' } = useAddress();
  const { file: named, path } = fieldOf(target);
  const slug = named === TEAM ? team.find(({ id }) => id === path[0])?.branch : path[0];
  const opened = own.find((branch) => branch.slug === slug) ?? (own.length === 1 ? own[0] : undefined);
  if (opened) return <BranchScreen key={opened.slug} branch={opened} isOnly={own.length === 1} />;
  return (
    <Screen title={title} back="#more" isNarrow query={file}>
      <ul className="rows branch-lines">
        {own.map((branch) => (
          <li key={branch.slug}>
            <LinkRow
              href={addressOf(BRANCHES, [branch.slug])}
              title={localName(context, branch.slug, branch.name)}
              detail={joinWithComma(
                [
                  weekText(branch.hours),
                  `${records.team}: ${team.filter((barber) => barber.branch === branch.slug).length}`,
                ],
                context.locale,
              )}
              note={dayNote(context, branch)}
            />
          </li>
        ))}
      </ul>
      <div className="section rows">
        <Fold icon="people" title={records.findBarber}>
          <ul className="console-links">
            {team.map(({ id, name }) => (
              <li key={id}>
                <a href={addressOf(TEAM, [id])}>{localName(context, id, name)}</a>
              </li>
            ))}
          </ul>
        </Fold>
        {isOwner && file.data && (
          <NewBranch onCreated={(created) => location.assign(addressOf(BRANCHES, [created]))} />
        )}
      </div>
    </Screen>
  );
}

/** When a branch opens, or closes for good. */
function dayNote({ words, locale }: ReturnType<typeof useConsole>, { firstDay, lastDay }: BranchFacts) {
  const { records } = words;
  if (lastDay) return fill(records.closes, { day: formatDay(lastDay, locale) });
  return firstDay && fill(records.opens, { day: formatDay(firstDay, locale) });
}

function BranchScreen({ branch, isOnly }: { branch: BranchFacts; isOnly: boolean }) {
  const { slug, lastDay, image } = branch;
  const context = useConsole();
  const { words, locale, names } = context;
  const name = localName(context, slug, branch.name);
  const { records } = words;
  const isOwner = useStaff().role === 'owner';
  const team = useContentFile(TEAM).data?.draft ?? [];
  const barbers = team.filter((barber) => barber.branch === slug);
  const [added, setAdded] = useState(0);
  const addBarberId = `new-barber-${slug}`;
  const photo = (
    <AddPhoto file={BRANCHES} id={slug} name={name} slot={image ?? `branch-${slug}`} size={INTERIOR} />
  );
  return (
    <Screen title={name} titleId={fieldId(BRANCHES, [slug])} back={isOnly ? '#more' : '#team'}>
      <p className="row sub">
        <span dir="ltr">{pagePath('branch', { slug })}</span>
        <span className="brass">{dayNote(context, branch)}</span>
      </p>
      {isOwner && (
        <BranchChecklist
          branch={branch}
          addPhoto={!image && photo}
          hasBarbers={barbers.length > 0}
          addBarberId={addBarberId}
        />
      )}
      <section className="columns wide-2" aria-label={name}>
        <BranchHours slug={slug} name={name} />
        <Section title={records.team}>
          <div className="rows">
            {barbers.map((barber) => (
              <Fold
                key={barber.id}
                id={fieldId(TEAM, [barber.id])}
                initial={localName(context, barber.id, barber.name)}
                title={localName(context, barber.id, barber.name)}
                detail={names[barber.title]}
                note={barber.left && fill(records.leaves, { day: formatDay(barber.left, locale) })}
              >
                <Editor files={[{ path: TEAM }]} at={[barber.id]} without={EXCLUDED} />
                <div className="row">
                  {isOwner && (
                    <AddPhoto
                      file={TEAM}
                      id={barber.id}
                      name={barber.name}
                      slot={barber.image ?? barber.id}
                      size={PORTRAIT}
                    />
                  )}
                  {!barber.left && <RemoveRecord record={recordOf(TEAM, [barber.id])} name={barber.name} />}
                </div>
              </Fold>
            ))}
            <NewRecord
              // Closes once a barber is added, who takes the focus.
              key={added}
              kind="barber"
              id={addBarberId}
              title={records.newBarber}
              onCreated={(id) => {
                setAdded(added + 1);
                focusField(fieldId(TEAM, [id]));
              }}
            >
              <input type="hidden" name="facts.branch" value={slug} />
            </NewRecord>
          </div>
        </Section>
        {isOwner && (
          <Section title={records.placeTitle}>
            <div className="rows">
              <Fold icon="phone" title={records.facts} detail={branch.phone}>
                <Editor files={[{ path: BRANCHES }]} at={[slug]} without={EXCLUDED} />
              </Fold>
            </div>
            <div className="row section">
              {image && photo}
              {!lastDay && <RemoveRecord record={recordOf(BRANCHES, [slug])} name={name} />}
            </div>
          </Section>
        )}
      </section>
    </Screen>
  );
}

type AddPhotoProps = {
  file: string;
  id: string;
  name: string;
  slot: string;
  size: { width: number; height: number; crop: string };
};

/** Opens the photo of a record, and creates its slot if there is none. */
function AddPhoto({ file, id, name, slot, size }: AddPhotoProps) {
  const { photo } = useConsole().words.records;
  const { mutate } = useChangeFiles();
  const addSlot = (slots: unknown) =>
    valueAt(slots, [slot]) ? undefined : { path: [slot], value: { slot, ...size, purpose: name } };
  const nameSlot = (records: unknown) =>
    valueAt(records, [id, 'image']) === slot ? undefined : { path: [id, 'image'], value: slot };
  const changes = [
    { file: PHOTOS, make: addSlot },
    { file, make: nameSlot },
  ];
  return (
    <Button
      kind="quiet"
      label={photo}
      describe={name}
      onClick={() =>
        mutate(changes, { onSuccess: () => location.assign(addressOf(PHOTOS, [slot, 'photo'])) })
      }
    />
  );
}
