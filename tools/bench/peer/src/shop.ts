/** What a page of a shop like ours says: as many lines as ours has, and nothing of ours. */
const lines = <T>(count: number, line: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => line(index + 1));

export const links = ['menu', 'team', 'quotes', 'book'].map((id) => ({ href: `#${id}`, label: id }));

export const menu = lines(24, (index) => ({
  name: `Service ${index}`,
  text: 'A cut with clippers and scissors, a wash before it and a hot towel after it, in about half an hour.',
  price: 30 + 5 * index,
}));

export const team = lines(14, (index) => ({
  name: `Barber ${index}`,
  role: 'Senior barber',
  text: 'Skin fades, beard design and classic cuts, for seven years.',
}));

export const quotes = lines(6, (index) => ({
  name: `Guest ${index}`,
  text: 'They took their time with the neckline, and the fade still looked right after three weeks.',
}));

export const branches = lines(3, (index) => ({
  name: `Branch ${index}`,
  hours: 'Every day, 9:00 AM to 1:00 AM',
  phone: `+971 4 000 000${index}`,
}));
