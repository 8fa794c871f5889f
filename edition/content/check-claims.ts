import type { Day } from '../../domain/dubai-time.ts';
import { visibleServices } from '../../domain/services.ts';
import { hasLeft } from '../join/team.ts';
import type { Facts } from '../schema/catalogue.ts';
import type { ContentProblem, Path } from './errors.ts';

/** Reports claims of the business that its facts contradict. Only the owner knows which of the two is right. */
export function contradictedClaims({ business, services, team }: Facts, today: Day): ContentProblem[] {
  const { claims, founded } = business;
  const ranked = claims.tiers.reduce((sum, { barbers }) => sum + barbers, 0);
  const profiles = team.filter((barber) => !hasLeft(barber, today)).length;
  const years = Number(today.slice(0, 4)) - founded;
  const menu = visibleServices(services.map((one) => ({ ...one, name: one.id }))).length;
  const claim = (field: keyof typeof claims, holds: boolean, but: string): ContentProblem[] => {
    const path: Path = ['claims', field];
    const reason = `says ${claims[field]}, but ${but}`;
    return holds ? [] : [{ file: 'facts/business.yaml', path, reason, remedy: 'correct one of the two' }];
  };
  return [
    ...claim('expertBarbers', claims.expertBarbers === ranked, `its tiers have ${ranked}`),
    ...claim('expertBarbers', claims.expertBarbers >= profiles, `${profiles} have a profile`),
    ...claim('yearsInBusiness', claims.yearsInBusiness <= years, `${founded} is ${years} years ago`),
    ...claim('servicesOffered', claims.servicesOffered <= menu, `the menu has ${menu}`),
  ];
}
