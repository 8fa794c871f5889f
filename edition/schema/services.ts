import { z } from 'zod';
import { serviceIconNames } from './icons.ts';
import { id, list, minutes, price, sample } from './shared.ts';

/** content/facts/services.yaml: the menu; the home page and the API read the same record. */
export const services = list(
  z.strictObject({
    id,
    price,
    minutes,
    icon: z.enum(serviceIconNames),
    /** Ids of branches; absent where every branch offers it. */
    availableAt: list(id).exactOptional(),
    hidden: z.boolean().exactOptional(),
    /** 1 comes first; services without a rank follow alphabetically. */
    rank: z.int().positive().exactOptional(),
    sample,
  }),
);

export type ServiceFacts = z.infer<typeof services>[number];
