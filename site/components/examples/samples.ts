import type { BranchCardProps } from '../branch-card.tsx';

/** What several examples show. Nothing here is a fact of the house. */
const svg = (body: string) => `data:image/svg+xml,${encodeURIComponent(body)}`;
const hills = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 45"><path d="M0 45 25 12 45 34 60 20 80 45z"/></svg>',
);

const drawing = { src: hills, width: 800, height: 450, alt: 'A line of hills' };
const by = { event: 'book_click', section: 'cta_section', location: 'home' } as const;
export const chats = [
  { name: 'North', href: '#north', by },
  { name: 'A branch with a long name', note: 'Open until late', href: '#south', by },
];
export const branch: BranchCardProps = {
  name: 'A branch with a long name',
  otherName: { lang: 'ar', text: 'برشا هايتس' },
  href: '#branch',
  address: 'A street, a district, Dubai, United Arab Emirates',
  hours: 'Daily: 9:00 AM – 1:00 AM',
  badge: {
    timetable: { opens: '09:00', closes: '01:00', exceptions: [] },
    words: {
      open: 'Open now',
      closed: 'Closed now',
      opensAt: 'opens {time}',
      closesAt: 'until {time}',
      clocks: { '09:00': '9:00 AM', '01:00': '1:00 AM' },
    },
  },
  rating: { value: '4.8', label: 'Rated 4.8 out of 5, 241 reviews', count: '241 reviews' },
  drawing,
  phone: { label: '+971 4 000 0000', href: 'tel:+97140000000', by },
  whatsapp: { label: 'WhatsApp', href: '#chat', by },
  directions: { label: 'Get Directions', href: '#way', by },
  details: 'See the branch',
};
