export { type CarrierUnderTest, describeCarrier } from './testing/describe-carrier.ts';
