import { parsePhone } from './contact.ts';
import { contentLines, escapeText } from './content-lines.ts';
import type { Position } from './distance.ts';

type ContactCard = {
  name: string;
  organization: string;
  phone: string;
  /** The WhatsApp number. */
  mobile: string;
  email: string;
  address: string;
  coordinates: Position;
  url: string;
  note: string;
};

/** A business as vCard 3.0 (RFC 2426), the version that every phone can import. */
export const contactCard = ({ coordinates, url, ...card }: ContactCard): string =>
  contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(card.name)}`,
    `N:${escapeText(card.name)};;;;`,
    `ORG:${escapeText(card.organization)}`,
    `TEL;TYPE=WORK,VOICE:${parsePhone(card.phone)}`,
    `TEL;TYPE=CELL:${parsePhone(card.mobile)}`,
    `EMAIL:${escapeText(card.email)}`,
    `ADR;TYPE=WORK:;;${escapeText(card.address)};;;;`,
    `GEO:${coordinates.lat};${coordinates.lng}`,
    `URL:${url}`,
    `NOTE:${escapeText(card.note)}`,
    'END:VCARD',
  ]);
