import { branchesOffering, orderServices } from '../../domain/services.ts';
import type { Formatters } from '../formatters.ts';
import type { Words } from '../schema/catalogue.ts';
import type { ServiceFacts } from '../schema/facts.ts';
import type { Branch } from './branches.ts';

export type Service = ReturnType<typeof joinServices>[number];

/** Every service that a branch offers, hidden ones too, in the order of the menu. */
export function joinServices(
  services: readonly ServiceFacts[],
  words: Words['services'],
  format: Formatters,
  branches: readonly Branch[],
) {
  const joined = services.map((service) => {
    const said = words.items[service.id];
    if (!said) throw new Error(`No words for the service '${service.id}'`);
    const rule = { ...service, name: said.name };
    const offering = branchesOffering(rule, branches);
    const open = offering.filter(({ opening }) => !opening);
    const names = open.map(({ shortName }) => shortName).join(` ${words.and} `);
    return {
      ...service,
      ...said,
      /** Where it is offered. */
      branches: offering,
      /** The same in words, when that is not everywhere. */
      note: rule.availableAt && names ? format.fill(words.note, { branches: names }) : undefined,
      priceText: format.money(service.price),
      durationText: format.minutes(service.minutes),
    };
  });
  return orderServices(
    joined.filter((service) => service.branches.length > 0),
    format.tag,
  );
}
