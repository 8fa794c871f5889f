import type { HairSalon, OpeningHoursSpecification } from 'schema-dts';
import { mapsSearchLink, telLink } from '../../../domain/links.ts';
import { hoursOn } from '../../../domain/opening-hours.ts';
import type { Branch } from '../branch.ts';
import { facts } from '../content/source.ts';
import { absolute, openGraphName } from '../head.ts';
import { menuServices } from '../service.ts';
import { branchId, ORGANIZATION_ID } from './organization.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Google reads a closing time before the opening time as one after midnight; closed days open and close at 00:00. */
function openingHours({ timetable }: Branch): OpeningHoursSpecification[] {
  const usual: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...WEEK],
    opens: timetable.opens,
    closes: timetable.closes,
  };
  const others = timetable.exceptions.map((exception): OpeningHoursSpecification => {
    const hours = hoursOn({ ...timetable, exceptions: [exception] }, exception.from);
    return {
      '@type': 'OpeningHoursSpecification',
      validFrom: exception.from,
      validThrough: exception.until,
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    };
  });
  return [usual, ...others];
}

/** `AED 20-220`, from the menu of the branch. */
function priceRange(branch: Branch): string {
  const prices = menuServices(branch.locale)
    .filter(({ branches }) => branches.some(({ id }) => id === branch.id))
    .map(({ price }) => price);
  return `AED ${Math.min(...prices)}-${Math.max(...prices)}`;
}

/** https://schema.org/HairSalon. No rating: search engines forbid a business to rate itself on its own site. */
export function hairSalon(branch: Branch): HairSalon {
  const { name, instagram } = facts.business;
  return {
    '@type': 'HairSalon',
    '@id': branchId(branch),
    name: `${name} ${branch.name}`,
    description: branch.description,
    url: absolute(branch.href),
    image: absolute(`/og/${openGraphName(branch.href)}.png`),
    telephone: telLink(branch.phone).replace('tel:', ''),
    email: branch.email,
    priceRange: priceRange(branch),
    currenciesAccepted: 'AED',
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.name,
      addressLocality: 'Dubai',
      addressRegion: 'Dubai',
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.coordinates.lat, longitude: branch.coordinates.lng },
    hasMap: mapsSearchLink(branch.coordinates),
    openingHoursSpecification: openingHours(branch),
    parentOrganization: { '@id': ORGANIZATION_ID },
    sameAs: [instagram.url],
  };
}
