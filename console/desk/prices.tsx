import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

export const Prices = ({ words }: ConsoleProps) => <SectionTitle title={words.shell.prices} />;
