import { branchesIn } from './branch.ts';
import { DEFAULT_LOCALE } from './content/source.ts';
import { allServices } from './service.ts';

/** What GET /api/services answers: every service, in the order of the menu. */
export const apiServices = (locale = DEFAULT_LOCALE) =>
  allServices(locale).map(({ id, name, price, description, minutes }) => ({
    id,
    name,
    price,
    description,
    duration: minutes,
  }));

/** What GET /api/branches answers. */
export const apiBranches = (locale = DEFAULT_LOCALE) =>
  branchesIn(locale).map(({ id, name, address, phone, whatsapp, email, hoursText, description }) => ({
    id,
    name,
    address,
    phone,
    whatsapp,
    email,
    hours: hoursText,
    description,
  }));
