import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const History = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.history} />;
