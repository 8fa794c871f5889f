import { ButtonLink } from './button-link.tsx';
import type { Examples } from './examples/examples.ts';

export const examples: Examples = {
  primary: <ButtonLink href="#primary" label="Book an appointment" icon="calendar" />,
  quiet: <ButtonLink href="#quiet" label="Call" kind="quiet" icon="phone" describe="the branch" />,
  'whatsapp, in a new tab': (
    <ButtonLink href="#chat" label="WhatsApp" kind="whatsapp" icon="whatsapp" newTab />
  ),
};
