import type { Examples } from './examples/examples.ts';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

export const examples: Examples = {
  'all of them': (Object.keys(iconPaths) as IconName[]).map((name) => <Icon key={name} name={name} />),
  large: <Icon name="star" size={48} />,
};
