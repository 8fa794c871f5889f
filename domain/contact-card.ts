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
export function contactCard(card: ContactCard): string {
  const { name, organization, phone, mobile, email, address, coordinates, url, note } = card;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(organization)}`,
    `TEL;TYPE=WORK,VOICE:${parsePhone(phone)}`,
    `TEL;TYPE=CELL:${parsePhone(mobile)}`,
    `EMAIL:${escapeText(email)}`,
    `ADR;TYPE=WORK:;;${escapeText(address)};;;;`,
    `GEO:${coordinates.lat};${coordinates.lng}`,
    `URL:${url}`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ]);
}
