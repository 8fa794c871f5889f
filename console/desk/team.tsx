import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Team = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.team} />;
