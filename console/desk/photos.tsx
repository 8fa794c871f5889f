import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Photos = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.photos} />;
