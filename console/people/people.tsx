import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const People = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.people} />;
