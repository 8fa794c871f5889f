import { type ReactNode, useState } from 'react';
import { pagePath } from '../../contract/routes.ts';
import { PHOTOS, valueAt } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf } from '../address.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { recordOf } from '../editor/record.ts';
import { RemoveRecord } from '../editor/remove-record.tsx';
import { useOptions } from '../editor/use-options.ts';
import { localName } from '../names.ts';
import { Screen } from '../parts/status.tsx';
import { BranchChecklist } from './branch-checklist.tsx';
import { BranchHours } from './branch-hours.tsx';
import { NewBranch, NewRecord } from './new-record.tsx';

const TEAM = 'facts/team.yaml';
const BRANCHES = 'facts/branches.yaml';

/** Fields that the forms leave out: they are edited elsewhere, or other files refer to them. */
const EXCLUDED = ['slug', 'id', 'hours', 'exceptions', 'image'];
const PORTRAIT = { width: 800, height: 1000, crop: 'Portrait 4:5, the face in the upper half' };
const INTERIOR = { width: 1600, height: 1200, crop: 'Landscape 4:3, the chairs in the middle third' };

/** Each branch with its hours, facts and barbers. A branch account sees only its own. */
export function TeamAndBranches() {
  const { words } = useConsole();
  const isOwner = useStaff().role === 'owner';
  const file = useContentFile(BRANCHES);
  const branches = file.data?.draft ?? [];
  const own = useOptions('branches').flatMap(
    ({ value }) => branches.find(({ slug }) => slug === value) ?? [],
  );
  const [created, setCreated] = useState<string>();
  return (
    <Screen title={words.shell.team} back="#more" query={file}>
      {isOwner && file.data && <NewBranch onCreated={setCreated} />}
      {own.map((branch) => (
        <BranchSection key={branch.slug} branch={branch} isNew={branch.slug === created} />
      ))}
    </Screen>
  );
}

function BranchSection({ branch, isNew }: { branch: BranchFacts; isNew: boolean }) {
  const { slug, firstDay, lastDay, image } = branch;
  const context = useConsole();
  const { words, locale } = context;
  const name = localName(context, slug, branch.name);
  const { records } = words;
  const isOwner = useStaff().role === 'owner';
  const team = useContentFile(TEAM).data?.draft ?? [];
  const barbers = team.filter((barber) => barber.branch === slug);
  const [created, setCreated] = useState<string>();
  const addBarberId = `new-barber-${slug}`;
  const photo = (
    <AddPhoto file={BRANCHES} id={slug} name={name} slot={image ?? `branch-${slug}`} size={INTERIOR} />
  );
  return (
    <section className="stack console-branch" aria-label={name}>
      <h2 ref={isNew ? showNew : undefined} tabIndex={-1}>
        {name}
      </h2>
      <p className="row quiet">
        <span dir="ltr">{pagePath('branch', { slug })}</span>
        {firstDay && (
          <span className="badge">{fill(records.opens, { day: formatDay(firstDay, locale) })}</span>
        )}
        {lastDay && (
          <span className="badge">{fill(records.closes, { day: formatDay(lastDay, locale) })}</span>
        )}
      </p>
      {isOwner && (
        <BranchChecklist
          branch={branch}
          addPhoto={!image && photo}
          hasBarbers={barbers.length > 0}
          addBarberId={addBarberId}
        />
      )}
      <div className="columns">
        <BranchHours slug={slug} name={name} />
        {isOwner && (
          <Card title={records.facts}>
            <Editor files={[{ path: BRANCHES }]} at={[slug]} without={EXCLUDED} />
            <div className="row">
              {image && photo}
              {!lastDay && <RemoveRecord record={recordOf(BRANCHES, [slug])} name={name} />}
            </div>
          </Card>
        )}
      </div>
      <h3>{records.team}</h3>
      <div className="columns">
        {barbers.map((barber) => (
          <Card
            key={barber.id}
            title={localName(context, barber.id, barber.name)}
            badge={barber.left && fill(records.leaves, { day: formatDay(barber.left, locale) })}
            isNew={barber.id === created}
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
          </Card>
        ))}
        <NewRecord
          kind="barber"
          id={addBarberId}
          title={records.newBarber}
          facts={{ branch: slug }}
          onCreated={setCreated}
        />
      </div>
    </section>
  );
}

type CardProps = { title: string; badge?: string | undefined; isNew?: boolean; children: ReactNode };

/** A record under its name. A new one is open and has the focus. */
const Card = ({ title, badge, isNew = false, children }: CardProps) => (
  <details className="card console-card" open={isNew}>
    <summary ref={isNew ? showNew : undefined}>
      <span>{title}</span> {badge && <span className="badge">{badge}</span>}
    </summary>
    {children}
  </details>
);

function showNew(title: HTMLElement | null): void {
  title?.scrollIntoView({ block: 'start' });
  title?.focus();
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
