import { useState } from 'react';
import type { Staff } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { NumberField } from './number-field.tsx';
import { saveDraft } from './outbox.ts';
import { ChosenField, NewForm, SelectedField, showNew, TextField } from './record-fields.tsx';
import { useContentFile } from './use-content.ts';

const TEAM = 'facts/team.yaml';
const PHOTOS = 'facts/photos.yaml';
/** Of a portrait: the site shows it in an arch. */
const PORTRAIT = { width: 800, height: 1000, crop: 'Portrait 4:5, the face in the upper half' };

type Barber = { id: string; name: string; branch: string; title: string; image?: string; left?: string };
type TeamWords = { titles?: Record<string, string>; specialties?: Record<string, string> };

const optionsOf = (names: Record<string, string> = {}) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Who works where: whoever joins, moves or leaves. */
export function Team({ staff, words, locale, branches }: ConsoleProps & { staff: Staff }) {
  const { data, status, refetch } = useContentFile(TEAM);
  const names = (useContentFile(`${locale.slice(0, 2)}/team.yaml`).data?.draft ?? {}) as TeamWords;
  const said = words.records;
  const mine = branches.filter(({ slug }) => staff.role === 'owner' || staff.branches.includes(slug));
  const places = mine.map(({ slug, name }) => ({ value: slug, label: name }));
  const [branch, setBranch] = useState(places[0]?.value ?? '');
  const [opened, setOpened] = useState<string>();
  const barbers = (data?.draft ?? []) as Barber[];
  return (
    <section className="stack">
      <SectionTitle title={words.shell.team} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      {data && (
        <NewForm
          words={words}
          kind="barber"
          title={said.newBarber}
          onMade={setOpened}
          more={() => ({ branch })}
        >
          <SelectField
            id="new-barber-branch"
            label={said.branch}
            value={branch}
            options={places}
            onChange={setBranch}
          />
        </NewForm>
      )}
      {mine.map(({ slug, name }) => (
        <section key={slug} className="stack" aria-label={name}>
          <h3>{name}</h3>
          <div className="desk-cards">
            {barbers
              .filter((barber) => barber.branch === slug)
              .map((barber) => (
                <details
                  key={barber.id}
                  className="card desk-card"
                  open={barber.id === opened}
                  ref={barber.id === opened ? showNew : undefined}
                >
                  <summary>
                    {barber.name}{' '}
                    {barber.left && <span className="badge">{fill(said.leaves, { day: barber.left })}</span>}
                  </summary>
                  <BarberForm words={words} barber={barber} names={names} places={places} />
                </details>
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}

type BarberFormProps = {
  words: ConsoleWords;
  barber: Barber;
  names: TeamWords;
  places: { value: string; label: string }[];
};

function BarberForm({ words, barber: { id, name, image }, names, places }: BarberFormProps) {
  const said = words.records;
  const field = { words, file: TEAM };
  const slots = useContentFile(PHOTOS).data?.draft as { slot: string }[] | undefined;
  /** His place for a photo is made when there is one to put there. */
  const givePhoto = async () => {
    if (!slots?.some(({ slot }) => slot === id))
      await saveDraft(PHOTOS, [id], { slot: id, ...PORTRAIT, purpose: name }, null);
    if (!image) await saveDraft(TEAM, [id, 'image'], id, null);
    location.hash = 'photos';
  };
  return (
    <div className="stack">
      <TextField {...field} path={[id, 'name']} label={said.name} />
      <TextField {...field} path={[id, 'arabicName']} label={said.arabicName} dir="rtl" />
      <SelectedField {...field} path={[id, 'branch']} label={said.branch} options={places} />
      <SelectedField {...field} path={[id, 'title']} label={said.rank} options={optionsOf(names.titles)} />
      <NumberField words={words.desk} file={TEAM} path={[id, 'years']} label={said.years} />
      <ChosenField
        {...field}
        path={[id, 'specialties']}
        label={said.specialties}
        options={optionsOf(names.specialties)}
      />
      <TextField {...field} path={[id, 'left']} label={said.lastDay} type="date" hint={said.lastDayHint} />
      <Button kind="quiet" label={said.photo} describe={name} onClick={givePhoto} />
    </div>
  );
}
