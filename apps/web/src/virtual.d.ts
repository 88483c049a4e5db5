declare module 'virtual:contract' {
  import type { Contract } from '@ringfence/contract/contract';

  export const contract: Contract;
}
