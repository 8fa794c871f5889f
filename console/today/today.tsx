import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Today = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.today} />;
