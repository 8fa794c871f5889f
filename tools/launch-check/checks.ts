import type { Check } from './check.ts';
import { contact } from './checks/contact.ts';
import { domain } from './checks/domain.ts';
import { exceptions } from './checks/exceptions.ts';
import { links } from './checks/links.ts';
import { photos } from './checks/photos.ts';
import { prices } from './checks/prices.ts';
import { samples } from './checks/samples.ts';
import { translations } from './checks/translations.ts';

export const checks: Check[] = [contact, domain, samples, prices, links, exceptions, photos, translations];
