import './ui/font.css'
import './ui/tokens.css'
import './ui/base.css'
import { start } from './app/boot/start'

void start()
