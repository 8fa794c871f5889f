import { type ReactNode, useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { addressOf } from '../address.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { useOptions } from '../editor/use-options.ts';
import { DateField } from '../parts/fields.tsx';
import { Screen } from '../parts/status.tsx';
import { NewRecord } from './new-record.tsx';

const TEAM = 'facts/team.yaml';
const BRANCHES = 'facts/branches.yaml';
const PHOTOS = 'facts/photos.yaml';
/** The slot of a portrait: the site shows it in an arch. */
const PORTRAIT = { width: 800, height: 1000, crop: 'Portrait 4:5, the face in the upper half' };
const BRANCH_PAGES = ['branches', 'branch-pages', 'short-branches'];

type RecordFields = { file: string; first: string[]; without: string[] };
/** The order of the fields, without those that other screens edit or other files refer to. */
const BARBER: RecordFields = {
  file: TEAM,
  first: ['name', 'arabicName', 'branch', 'title', 'years', 'specialties', 'left'],
  without: ['id', 'image'],
};
const BRANCH: RecordFields = {
  file: BRANCHES,
  first: ['opens', 'closes'],
  without: ['slug', 'id', 'hours', 'exceptions'],
};

type Barber = { id: string; name: string; branch: string; image?: string; left?: string };
type Branch = { slug: string; name: string; opens?: string; closes?: string };

/** The barbers of each branch: they join, move or leave here. */
export function Team() {
  const { shell, records } = useConsole().words;
  const isOwner = useStaff().role === 'owner';
  const file = useContentFile(TEAM);
  const branches = useOptions('branches');
  const [branch = branches[0]?.value ?? '', setBranch] = useState<string>();
  const [created, setCreated] = useState<string>();
  const barbers = (file.data?.draft ?? []) as Barber[];
  return (
    <Screen title={shell.team} query={file}>
      {file.data && (
        <NewRecord kind="barber" title={records.newBarber} onCreated={setCreated}>
          <SelectField
            id="new-barber-branch"
            name="branch"
            label={records.branch}
            value={branch}
            options={branches}
            onChange={setBranch}
          />
        </NewRecord>
      )}
      {branches.map(({ value: slug, label }) => (
        <div key={slug} className="stack">
          <h3>{label}</h3>
          <div className="columns">
            {barbers.map(
              (barber) =>
                barber.branch === slug && (
                  <RecordCard
                    key={barber.id}
                    id={barber.id}
                    name={barber.name}
                    fields={BARBER}
                    badges={[barber.left && fill(records.leaves, { day: barber.left })]}
                    isNew={barber.id === created}
                    after={isOwner && <AddPhoto barber={barber} />}
                  />
                ),
            )}
          </div>
        </div>
      ))}
    </Screen>
  );
}

/** The branches: one opens in steps, and closes after its last day. */
export function Branches() {
  const { shell, records } = useConsole().words;
  const file = useContentFile(BRANCHES);
  const [created, setCreated] = useState<string>();
  return (
    <Screen title={shell.branches} query={file}>
      {file.data && (
        <NewRecord kind="branch" title={records.newBranch} onCreated={setCreated}>
          <DateField id="new-branch-opens" name="opens" label={records.firstDay} />
        </NewRecord>
      )}
      {((file.data?.draft ?? []) as Branch[]).map(({ slug, name, opens, closes }) => (
        <RecordCard
          key={slug}
          id={slug}
          name={name}
          fields={BRANCH}
          badges={[
            opens && fill(records.opens, { day: opens }),
            closes && fill(records.closes, { day: closes }),
          ]}
          isNew={slug === created}
          before={opens && <Steps slug={slug} />}
        />
      ))}
    </Screen>
  );
}

type RecordCardProps = {
  id: string;
  name: string;
  fields: RecordFields;
  badges: (string | undefined)[];
  isNew: boolean;
  before?: ReactNode;
  after?: ReactNode;
};

/** A record under its name. A new one is open and has the focus. */
const RecordCard = ({ id, name, fields, badges, isNew, before, after }: RecordCardProps) => (
  <details className="card console-card" open={isNew} ref={isNew ? showNew : undefined}>
    <summary>
      <span>{name}</span>
      {badges.map(
        (badge) =>
          badge && (
            <span key={badge}>
              {' '}
              <span className="badge">{badge}</span>
            </span>
          ),
      )}
    </summary>
    {before}
    <Editor files={[{ path: fields.file }]} at={[id]} first={fields.first} without={fields.without} />
    {after}
  </details>
);

function showNew(card: HTMLDetailsElement | null): void {
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('summary')?.focus();
}

/** Creates the slot of a portrait when there is a photo for it. */
function AddPhoto({ barber: { id, name, image } }: { barber: Barber }) {
  const { photo } = useConsole().words.records;
  const { mutate } = useChangeFiles();
  const addSlot = (slots: unknown) =>
    (slots as { slot: string }[]).some(({ slot }) => slot === id)
      ? undefined
      : { path: [id], value: { slot: id, ...PORTRAIT, purpose: name } };
  const changes = [
    { file: PHOTOS, make: addSlot },
    { file: TEAM, make: () => (image ? undefined : { path: [id, 'image'], value: id }) },
  ];
  return (
    <div className="row">
      <Button
        kind="quiet"
        label={photo}
        describe={name}
        onClick={() => mutate(changes, { onSuccess: () => location.assign(addressOf(`photos/${id}`)) })}
      />
    </div>
  );
}

/** The steps of an opening, in the best order. */
function Steps({ slug }: { slug: string }) {
  const { words, today } = useConsole();
  const { records } = words;
  return (
    <ol className="console-steps">
      <li>{records.stepFacts}</li>
      <li>
        <a href="#team">{records.stepHours}</a>
      </li>
      {BRANCH_PAGES.map((page) => (
        <li key={page}>
          <span>{records.stepWords}</span>{' '}
          <a href={addressOf(`${today.languages[0]?.locale}/${page}.yaml`, ['items', slug])}>
            {records.pages[page]}
          </a>
        </li>
      ))}
      <li>
        <a href="#team">{records.stepTeam}</a>
      </li>
      <li>{records.stepPublish}</li>
    </ol>
  );
}
