import { useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Loading, SectionTitle } from '../parts.tsx';
import { NewRecord, RecordCard } from './records.tsx';
import { useChangeFiles, useContentFile } from './use-content.ts';

const TEAM = 'facts/team.yaml';
const PHOTOS = 'facts/photos.yaml';
/** Of a portrait: the site shows it in an arch. */
const PORTRAIT = { width: 800, height: 1000, crop: 'Portrait 4:5, the face in the upper half' };
const FIRST = ['name', 'arabicName', 'branch', 'title', 'years', 'specialties', 'left'];
/** What photos are for, or what other files know him by. */
const ELSEWHERE = ['id', 'image'];

type Barber = { id: string; name: string; branch: string; image?: string; left?: string };

/** Who works where: who joins, moves or leaves. */
export function Team() {
  const { words, staff } = useConsole();
  const { data, status, refetch } = useContentFile(TEAM);
  const branches = useOptions('branches');
  const [branch = branches[0]?.value ?? '', setBranch] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const { records } = words;
  const barbers = (data?.draft ?? []) as Barber[];
  return (
    <section className="stack">
      <SectionTitle title={words.shell.team} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      {data && (
        <NewRecord kind="barber" title={records.newBarber} more={{ branch }} onMade={setOpened}>
          <SelectField
            id="new-barber-branch"
            label={records.branch}
            value={branch}
            options={branches}
            onChange={setBranch}
          />
        </NewRecord>
      )}
      {branches.map(({ value: slug, label }) => (
        <section key={slug} className="stack" aria-label={label}>
          <h3>{label}</h3>
          <div className="desk-cards">
            {barbers
              .filter((barber) => barber.branch === slug)
              .map((barber) => (
                <RecordCard
                  key={barber.id}
                  name={barber.name}
                  badges={barber.left ? [fill(records.leaves, { day: barber.left })] : []}
                  isNew={barber.id === opened}
                >
                  <Editor files={[{ path: TEAM }]} at={[barber.id]} first={FIRST} without={ELSEWHERE} />
                  {staff.role === 'owner' && <GivePhoto barber={barber} />}
                </RecordCard>
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}

/** His place for a photo is made when there is one to put there. */
function GivePhoto({ barber: { id, name, image } }: { barber: Barber }) {
  const { photo } = useConsole().words.records;
  const { mutate } = useChangeFiles();
  const slot = (slots: unknown) =>
    (slots as { slot: string }[]).some((other) => other.slot === id)
      ? undefined
      : { path: [id], value: { slot: id, ...PORTRAIT, purpose: name } };
  const changes = [
    { file: PHOTOS, make: slot },
    { file: TEAM, make: () => (image ? undefined : { path: [id, 'image'], value: id }) },
  ];
  return (
    <div className="row">
      <Button
        kind="quiet"
        label={photo}
        describe={name}
        onClick={() => mutate(changes, { onSuccess: () => location.assign('#photos') })}
      />
    </div>
  );
}
