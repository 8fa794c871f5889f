/** From art/press/integration.ts: the bytes of each file of the press kit. */
declare module 'virtual:press-kit' {
  export const sizes: Record<string, number>;
}
