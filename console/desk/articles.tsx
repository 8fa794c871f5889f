import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Articles = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.articles} />;
