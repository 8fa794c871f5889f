import type { BrandColour } from './brand.ts';

/** What the sheet of colours and type says. */
export const brandWords = {
  title: 'Colours and type',
  logo: {
    title: 'The logo',
    text: 'Use the ink version on light grounds and the bone version on dark ones. Keep the room around it that is already in the file. Not smaller than 24 millimetres or 96 pixels wide; below that, use the mark alone.',
  },
  colours: {
    title: 'Colours',
    names: {
      bone: 'Bone',
      ink: 'Ink',
      teal: 'Gulf teal',
      brass: 'Brass',
      oxblood: 'Oxblood',
    } satisfies Record<BrandColour, string>,
    uses: {
      bone: 'Grounds',
      ink: 'Text',
      teal: 'Large areas, actions',
      brass: 'Lines and ornament',
      oxblood: 'Accent, the pole',
    } satisfies Record<BrandColour, string>,
  },
  type: {
    title: 'Type',
    display: { name: 'Bodoni Moda', use: 'Headlines and numerals', sample: 'The sharp line 0123456789' },
    text: {
      name: 'Instrument Sans',
      use: 'Everything that is read',
      sample: 'Haircuts, fades, beards and shaves. ABCDEFGHIJKLM nopqrstuvwxyz 0123456789',
    },
    licence: 'Both typefaces are free under the SIL Open Font License 1.1.',
  },
  pole: {
    title: 'The pole',
    text: 'Stripes of Gulf teal, bone and oxblood, always climbing from the start to the end. As a rule under a heading or at the edge of a page; never behind text.',
  },
};
