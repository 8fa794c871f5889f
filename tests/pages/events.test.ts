import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isKnownEvent, type PlaceIds } from '../../contract/events.ts';
import { allPages, firstGroup, release } from '../support/dist.ts';

const pages = allPages();
const { places }: { places: PlaceIds } = JSON.parse(readFileSync(join(release, 'content.json'), 'utf8'));
const TAG = /<([a-z-]+) [^>]*data-event="[^>]*>/g;
const attribute = (tag: string, name: string) => firstGroup(tag, new RegExp(` data-${name}="([^"]*)"`));

it.each(pages)('$path has only events that the server accepts', ({ html, path }) => {
  const body = /<body[^>]*>/.exec(html)?.[0] ?? '';
  const [section, location] = [attribute(body, 'section'), attribute(body, 'location')];
  expect(isKnownEvent({ event: 'page_view', section, location }, places)).toBe(true);
  expect(attribute(body, 'path')).toBe(path);
  const strange = [...html.matchAll(TAG)]
    .map(([tag]) => ({
      event: attribute(tag, 'event'),
      section: attribute(tag, 'section'),
      location: attribute(tag, 'location'),
    }))
    .filter((event) => !isKnownEvent(event, places));
  expect(strange).toEqual([]);
});

it('only links and buttons have events, so that no event has another one inside', () => {
  const others = pages.flatMap(({ html, path }) =>
    [...html.matchAll(TAG)]
      .filter(([, tag]) => tag !== 'a' && tag !== 'button')
      .map(([tag]) => `${path}: ${tag}`),
  );
  expect(others).toEqual([]);
});
