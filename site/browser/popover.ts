/** Adds popovers to browsers that lack them, such as Safari before 17. */
import { apply } from '@oddbird/popover-polyfill/fn';

// The layer keeps its styles below those of the site, which hide closed popovers before this file has loaded.
apply({ layerName: 'base' });
