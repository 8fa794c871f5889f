import type { Examples } from './examples/examples.ts';
import { ServiceIcon, type ServiceIconName } from './service-icon.tsx';
import { serviceIconPaths } from './service-icon-paths.ts';

export const examples: Examples = {
  'all of them': (Object.keys(serviceIconPaths) as ServiceIconName[]).map((name) => (
    <ServiceIcon key={name} name={name} />
  )),
};
