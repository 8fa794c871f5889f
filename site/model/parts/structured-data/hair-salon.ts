import type { HairSalon, OpeningHoursSpecification } from 'schema-dts';
import { mapsSearchLink, telLink } from '../../../../domain/links.ts';
import { hoursDuring } from '../../../../domain/opening-hours.ts';
import type { Edition } from '../../../../edition/edition.ts';
import type { Branch } from '../../../../edition/join/branches.ts';
import { absolute, linkPictureFile } from '../addresses.ts';
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
    const hours = hoursDuring(timetable, exception);
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

/** 'AED 20-220', of everything that can be booked there; in plain characters, because machines read it. */
function priceRange(edition: Edition, branch: Branch): string {
  const prices = edition.offers
    .filter(({ branches }) => branches.includes(branch))
    .flatMap(({ dirhams }) => dirhams);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? `AED ${least}` : `AED ${least}-${most}`;
}

/** https://schema.org/HairSalon. No rating: search engines forbid a business to rate itself on its own site. */
export function hairSalon(edition: Edition, branch: Branch): HairSalon {
  const { name, instagram } = edition.facts.business;
  const { city } = edition.words.interface.labels;
  return {
    '@type': 'HairSalon',
    '@id': branchId(branch),
    name: `${name} ${branch.name}`,
    ...(branch.otherName && { alternateName: `${name} ${branch.otherName.text}` }),
    description: branch.description,
    url: absolute(branch.href),
    image: absolute(linkPictureFile(branch.href)),
    telephone: telLink(branch.phone).replace('tel:', ''),
    email: branch.email,
    priceRange: priceRange(edition, branch),
    currenciesAccepted: 'AED',
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.name,
      addressLocality: city,
      addressRegion: city,
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.coordinates.lat, longitude: branch.coordinates.lng },
    hasMap: mapsSearchLink(branch.coordinates),
    openingHoursSpecification: openingHours(branch),
    parentOrganization: { '@id': ORGANIZATION_ID },
    sameAs: [instagram.url],
  };
}
