/** Small line icons that a text may stand beside; the site draws them. */
export const iconNames = [
  'arrow',
  'calendar',
  'camera',
  'check',
  'chevron',
  'clock',
  'close',
  'directions',
  'download',
  'family',
  'mail',
  'menu',
  'parking',
  'phone',
  'pin',
  'share',
  'star',
  'whatsapp',
] as const;
export type IconName = (typeof iconNames)[number];

/** What is done in the chair, drawn larger beside a service. */
export const serviceIconNames = [
  'haircut',
  'beard',
  'kids',
  'eyebrows',
  'moustache',
  'manicure',
  'pedicure',
  'hammam',
  'fade',
  'towel',
] as const;
export type ServiceIconName = (typeof serviceIconNames)[number];
