import { SERVICES } from '../../domain/content-files.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { branchesOffering, orderServices } from '../../domain/services.ts';
import type { Formatters } from '../formatters.ts';
import type { Words } from '../schema/catalogue.ts';
import type { ServiceFacts } from '../schema/facts.ts';
import type { Branch } from './branches.ts';

export type Service = ReturnType<typeof joinServices>[number];

/** All offered services including hidden ones, in menu order. */
export function joinServices(
  services: readonly ServiceFacts[],
  words: Words['services'] & { first: Words['services']['items'] },
  format: Formatters,
  branches: readonly Branch[],
) {
  const joined = services.map((service) => {
    const texts = words.items[service.id];
    const name = texts?.name ?? words.first[service.id]?.name;
    if (!name) throw new Error(`No words for the service '${service.id}'`);
    const rule = { ...service, name };
    const offering = branchesOffering(rule, branches);
    const open = offering.filter(({ opening }) => !opening);
    const names = open.map(({ shortName }) => shortName).join(` ${words.and} `);
    return {
      ...service,
      name,
      description: texts?.description,
      /** The language of a name that waits for its translation. */
      lang: texts?.name ? undefined : FIRST_LANGUAGE,
      branches: offering,
      /** Names these branches, unless all offer it. */
      note: rule.availableAt && names ? format.fill(words.note, { branches: names }) : undefined,
      priceText: format.price(service.price) + format.mark(`${SERVICES}:${service.id}.price`),
      durationText: format.minutes(service.minutes) + format.mark(`${SERVICES}:${service.id}.minutes`),
    };
  });
  return orderServices(
    joined.filter((service) => service.branches.length > 0),
    format.tag,
  );
}
