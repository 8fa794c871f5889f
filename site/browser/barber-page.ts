import './barber-rating.ts';
import './portraits.ts';
