export { useState } from 'react'
