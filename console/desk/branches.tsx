import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Branches = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.branches} />;
