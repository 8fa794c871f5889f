import { fillGreeting as fill } from '../../domain/links.ts';
import { formatMoney } from '../../domain/money.ts';
import { branchesOffering, isRestricted, orderServices, visibleServices } from '../../domain/services.ts';
import type { ServiceFacts } from '../schema/services.ts';
import { type Branch, branchesIn } from './branch.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';

export type Service = ServiceFacts & {
  name: string;
  description: string;
  branches: Branch[];
  /** Where it is offered, when that is not everywhere. */
  note?: string | undefined;
  priceText: string;
  durationText: string;
};

export const minutesText = (minutes: number, locale: string) =>
  fill(wordsOf(locale).interface.units.minutes, { minutes: String(minutes) });

/** Every service, hidden ones too, in the order of the menu. */
export function allServices(locale: string): Service[] {
  const words = wordsOf(locale).services;
  const services = facts.services.map((service) => {
    const said = words.items[service.id];
    if (!said) throw new Error(`No words for service ${service.id}`);
    const branches = branchesOffering({ ...service, name: said.name }, branchesIn(locale));
    return {
      ...service,
      ...said,
      branches,
      note: isRestricted({ ...service, name: said.name })
        ? fill(words.note, { branches: branches.map(({ shortName }) => shortName).join(' & ') })
        : undefined,
      priceText: formatMoney(service.price, languageTag(locale)),
      durationText: minutesText(service.minutes, locale),
    };
  });
  return orderServices(services, languageTag(locale));
}

export const menuServices = (locale: string) => visibleServices(allServices(locale));
