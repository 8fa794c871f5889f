import { type Curve, pointAt } from './bezier.ts';
import { half } from './svg.ts';

/** Half widths and heights of a face seen from the front, in a box of 400 around the middle line x = 200. */
export type Shape = {
  temple: number;
  cheek: number;
  /** The corner of the jaw. */
  jaw: number;
  jawAt: number;
  /** How broad the chin is, and its lowest point. */
  chin: number;
  chinAt: number;
};

export const OVAL: Shape = { temple: 78, cheek: 86, jaw: 70, jawAt: 258, chin: 36, chinAt: 319 };

/** The end half of a face from the temple over the cheek and the jaw to the middle of the chin. */
function edges({ temple, cheek, jaw, jawAt, chin, chinAt }: Shape): [Curve, Curve, Curve] {
  const inwards = 4 + (cheek - jaw) * 0.4;
  const x = (offset: number) => 200 + offset;
  return [
    [x(temple), 112, x(temple + (cheek - temple) * 0.5), 132, x(cheek), 158, x(cheek), 184],
    [x(cheek), 184, x(cheek), 214, x(jaw + inwards), jawAt - 26, x(jaw), jawAt],
    [x(jaw), jawAt, x(jaw - inwards), jawAt + 26, x(chin), chinAt, x(0), chinAt],
  ];
}

/** The same as a path; its other half is its mirror image. */
export function contour(shape: Shape): string {
  return edges(shape)
    .map(([x, y, ...rest], index) => `${index ? '' : `M${half(x)} ${y}`}C${rest.map(half).join(' ')}`)
    .join('');
}

/** Half the neck, from where the jaw hides it to the collar. */
export function neck(shape: Shape): string {
  const [, cheek, jaw] = edges(shape);
  const below = [cheek, jaw].flatMap((curve) =>
    [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((t) => pointAt(curve, t)),
  );
  const [, start] = below.find(([x]) => x <= 257) ?? [0, shape.chinAt];
  return `M256 ${Math.round(start)}C255 314 256 330 264 344`;
}

export const EYE = 'M218 179C226 167 246 165 263 177M222 182C234 188 248 187 259 180';
/** The ring of the iris below the lid, and the pupil. */
export const IRIS = 'M231 169.5C228 178 233 186 240.5 186C248 186 253 178 250 169.5';
export const PUPIL = 'M237 172C235 178 238 181 241 181C244 180 245 176 243 173C241 171 239 171 237 172Z';
export const BROW = 'M214 157C228 149 252 147 274 157C254 152 232 154 214 162Z';
export const LID = 'M220 171C230 161 248 160 262 170';
export const NOSE = 'M222 212C231 217 229 231 218 229C212 226 206 232 200 232';
export const MOUTH = 'M200 258C212 255 224 259 236 255';
export const LIPS =
  'M200 250C206 246 212 249 230 256M223 268C215 273 208 274 200 274M206 238C205 241 205 243 206 246';
/** On one side only, where the light does not reach: beside the nose and at the cheek, and below the jaw. */
export const SHADE =
  'M185 163C188 178 187 194 182 206M180 166C182 176 182 184 180 192M125 226l10 14M124 214l11 16M124 203l9 13';
export const NECK_SHADE =
  'M150 300l8 26M158 306l8 28M166 311l7 30M174 315l6 30M182 318l4 28M149 320l6 22M190 320l2 24';
/** The ear stands where the cheek is widest. */
export const ear = ({ cheek }: Shape) => `M${200 + cheek} 180c12-16 23-6 20 14c-1 18-7 36-15 41c-5 1-7-3-9-9`;
export const earFold = ({ cheek }: Shape) => `M${205 + cheek} 186c8-6 11 4 8 16c-1 10-5 16-9 22`;
export const COLLAR =
  'M264 344C250 366 226 375 200 375M274 349C258 379 228 388 200 388M264 344L274 349C310 359 344 366 374 388';

/** One half of face, neck and ear, each closed; the face reaches up to the crown, under whatever hair there is. */
export const skin = (shape: Shape) => [
  `${contour(shape)}H199V40H200C240 40 ${200 + shape.temple} 60 ${200 + shape.temple} 112Z`,
  `${neck(shape)}C250 366 226 375 200 375H199V280Z`,
  `${ear(shape)}Z`,
];
