import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Settings = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.settings} />;
