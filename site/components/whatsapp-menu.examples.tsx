import type { Examples } from './examples/examples.ts';
import { chats } from './examples/samples.ts';
import { WhatsappMenu } from './whatsapp-menu.tsx';

export const examples: Examples = {
  green: (
    <WhatsappMenu id="green" label="Contact" title="Choose a branch" newTabNote="(new tab)" chats={chats} />
  ),
  'quiet, with a note': (
    <WhatsappMenu
      id="quiet"
      label="Book"
      kind="quiet"
      describe="a haircut"
      title="Choose a branch"
      newTabNote="(new tab)"
      chats={chats}
      note="Not at every branch"
    />
  ),
};
