import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Hours = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.hours} />;
