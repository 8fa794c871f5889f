import { half } from './svg.ts';

/** Half widths and heights of a face seen from the front, in a box of 400 around the middle line x = 200. */
export type Shape = {
  temple: number;
  cheek: number;
  /** The corner of the jaw. */
  jaw: number;
  jawAt: number;
  /** Where the chin's curve begins, and its lowest point. */
  chin: number;
  chinAt: number;
};

export const OVAL: Shape = { temple: 78, cheek: 86, jaw: 68, jawAt: 264, chin: 22, chinAt: 318 };

/** The end half of the contour, from the temple to the middle of the chin; its other half is its mirror image. */
export function contour({ temple, cheek, jaw, jawAt, chin, chinAt }: Shape, grow = 0): string {
  const x = (offset: number) => half(200 + offset + grow);
  const [jawY, chinY] = [jawAt, chinAt + grow];
  return (
    `M${x(temple)} 112C${x(temple + 5)} 130 ${x(cheek + 1)} 150 ${x(cheek)} 184` +
    `C${x(cheek - 1)} 214 ${x(jaw + 6)} ${half(jawY - 26)} ${x(jaw)} ${half(jawY)}` +
    `C${x(jaw - 6)} ${half(jawY + (chinY - jawY) * 0.5)} ${x(chin + 18)} ${half(chinY)} ${x(chin)} ${half(chinY)}` +
    `C${x(chin - 8)} ${half(chinY)} 206 ${half(chinY + 1)} 200 ${half(chinY + 1)}`
  );
}

export const EYE = 'M218 179C226 167 246 165 263 177M222 182C234 188 248 187 259 180';
/** The ring of the iris below the lid, and the pupil. */
export const IRIS = 'M231 169.5C228 178 233 186 240.5 186C248 186 253 178 250 169.5';
export const PUPIL = 'M237 172C235 178 238 181 241 181C244 180 245 176 243 173C241 171 239 171 237 172Z';
export const BROW = 'M213 159C226 149 250 145 274 157C254 152 232 154 214 164Z';
export const LID = 'M220 171C230 161 248 160 262 170';
export const NOSE = 'M222 212C231 217 229 231 218 229C212 226 206 232 200 232';
export const MOUTH = 'M200 258C212 255 222 257 235 257';
export const LIPS =
  'M200 249C206 245 212 249 230 256M223 268C215 273 208 274 200 274M206 238C205 241 205 243 206 246';
/** On one side only, where the light does not reach: beside the nose, at the cheek, below the jaw. */
export const SHADE =
  'M185 163C188 178 187 194 182 206M180 166C182 176 182 184 180 192M150 300l8 26M158 306l8 28M166 311l7 30M174 315l6 30M182 318l4 28M149 320l6 22M190 320l2 24M125 226l10 14M124 214l11 16M124 203l9 13';
export const EAR = 'M286 180C298 164 309 174 306 194C305 212 299 230 291 235C286 236 284 232 282 226';
export const EAR_FOLD = 'M291 186C299 180 302 190 299 202C298 212 294 220 290 224';
export const NECK = 'M256 292C255 314 256 330 264 344';
export const COLLAR =
  'M264 344C250 366 226 375 200 375M274 349C258 379 228 388 200 388M264 344L274 349C310 359 344 366 374 388';
