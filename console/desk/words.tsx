import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Words = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.words} />;
