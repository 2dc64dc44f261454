import { createApp } from 'vue'
import InstrumentTable from './InstrumentTable.vue'

createApp(InstrumentTable).mount('#app')
